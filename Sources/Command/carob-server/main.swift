import CarobServer

#if Isolation
ServerProcess.run()
#else
fatalError("carob-server needs the trait Isolation")
#endif
