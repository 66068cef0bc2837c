// Talks to the server: one stream of changes, and a call for each event.
"use strict";

const key = "carob-token";

// The token comes in the fragment, which no server sees, and goes from there at once.
function takeToken() {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(key, given);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(key) ?? "";
}

const token = takeToken();
addEventListener("hashchange", () => { takeToken(); location.reload(); });

export class Connection {
  // `on` has: message(object), state("open" | "lost" | "refused", reason).
  constructor(on) {
    this.on = on;
    this.session = null;
    this.last = null;
    this.attempts = 0;
  }

  async run() {
    for (;;) {
      const goesOn = await this.follow();
      if (!goesOn) return;
      this.attempts += 1;
      const pause = Math.min(5000, 250 * 2 ** Math.min(this.attempts, 5));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  // Reads a stream to its end; false when it makes no sense to try again.
  async follow() {
    const headers = { "X-Carob-Token": token };
    if (this.session !== null && this.last !== null) headers["Last-Event-ID"] = String(this.last);
    const target = this.session === null ? "/live" : `/live?session=${this.session}`;
    let response;
    try {
      response = await fetch(target, { headers });
    } catch {
      this.on.state("lost", "The server does not answer. Is carob serve still running?");
      return true;
    }
    if (!response.ok) {
      const reason = (await response.text()).trim();
      this.on.state("refused", reason);
      return response.status === 503;
    }
    this.attempts = 0;
    this.on.state("open", "");
    try {
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
        const events = text.split("\n\n");
        text = events.pop();
        for (const event of events) this.take(event);
      }
    } catch {
      // The connection broke; it is made anew.
    }
    this.on.state("lost", "The connection to carob serve is lost.");
    return true;
  }

  take(event) {
    let data = "";
    for (const line of event.split("\n")) {
      if (line.startsWith("id: ")) this.last = Number(line.slice(4));
      else if (line.startsWith("data: ")) data += line.slice(6);
    }
    if (data === "") return;
    const message = JSON.parse(data);
    if (message.session !== undefined) this.session = message.session;
    this.on.message(message);
  }

  // Sends what a user does; gives what came of it, or null when it was not taken.
  async call(what, body) {
    if (this.session === null) return null;
    try {
      const response = await fetch(`/${what}?session=${this.session}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Carob-Token": token },
        body: JSON.stringify(body),
      });
      if (!response.ok) return { result: "failed", reason: (await response.text()).trim() };
      return await response.json();
    } catch {
      return null;
    }
  }
}
