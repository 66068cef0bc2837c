# find_package(Carob REQUIRED)
# carob_add_plugin(Demo demo.c [DATA demo.json] [OBJC])
#
# Targets:    Carob::headers    the headers for C and C++
# Variables:  Carob_PLUGIN_MAP  what the linker exports of a plugin
#             Carob_PLUGIN_DIR  where `carob` finds plugins by their names
#             Carob_COMMAND     the command

get_filename_component(_carob_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(Carob_INCLUDE_DIR "${_carob_prefix}/include")
set(Carob_PLUGIN_MAP "${Carob_INCLUDE_DIR}/carob/plugin.map")
set(Carob_PLUGIN_DIR "${_carob_prefix}/lib/carob")
set(Carob_COMMAND "${_carob_prefix}/bin/carob")
set(Carob_OBJC_LIBRARY "${_carob_prefix}/lib/libcarob-objc.a")
unset(_carob_prefix)

if(NOT TARGET Carob::headers)
  add_library(Carob::headers INTERFACE IMPORTED)
  target_include_directories(Carob::headers INTERFACE "${Carob_INCLUDE_DIR}")
endif()

# carob_add_plugin(NAME SOURCES… [DATA FILES…] [OBJC])
#
# Makes a target NAME, whose module is libNAME.so, with the DATA beside it. As `carob build` does, it exports the entry alone, and
# checks sends unless it is built for release. With OBJC there are sources in Objective-C: CMAKE_OBJC_COMPILER is clang.
function(carob_add_plugin name)
  cmake_parse_arguments(PARSE_ARGV 1 carob "OBJC" "" "DATA")
  if(NOT carob_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "carob_add_plugin(${name}) needs sources")
  endif()
  add_library(${name} MODULE ${carob_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE Carob::headers)
  set_target_properties(${name} PROPERTIES
    PREFIX lib SUFFIX .so POSITION_INDEPENDENT_CODE ON LINK_DEPENDS "${Carob_PLUGIN_MAP}"
    C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden OBJC_VISIBILITY_PRESET hidden OBJCXX_VISIBILITY_PRESET hidden)
  target_link_options(${name} PRIVATE -Wl,-z,defs "-Wl,--version-script=${Carob_PLUGIN_MAP}")
  target_compile_definitions(${name} PRIVATE
    $<$<NOT:$<CONFIG:Release,MinSizeRel,RelWithDebInfo>>:DEBUG=1>
    $<$<AND:$<COMPILE_LANGUAGE:C,CXX>,$<NOT:$<CONFIG:Release,MinSizeRel,RelWithDebInfo>>>:CAROB_CHECKED>)
  if(carob_OBJC)
    set(headers "${Carob_INCLUDE_DIR}/carob-objc")
    target_compile_definitions(${name} PRIVATE CAROB_OBJC)
    set(is_objc "$<COMPILE_LANGUAGE:OBJC,OBJCXX>")
    target_include_directories(${name} PRIVATE "$<${is_objc}:${headers}>")
    foreach(flag
        -fobjc-runtime=gnustep-2.0 -fobjc-arc -fblocks -fexceptions "SHELL:-Xclang -fencode-extended-block-signature"
        -fmodules -fno-cxx-modules -fno-implicit-module-maps
        "-fmodule-map-file=${headers}/frameworks.modulemap" "-fmodule-map-file=${headers}/absent.modulemap")
      target_compile_options(${name} PRIVATE "$<${is_objc}:${flag}>")
    endforeach()
    target_link_libraries(${name} PRIVATE "${Carob_OBJC_LIBRARY}")
  endif()
  target_link_libraries(${name} PRIVATE m)
  foreach(file IN LISTS carob_DATA)
    get_filename_component(base "${file}" NAME)
    configure_file("${file}" "${CMAKE_CURRENT_BINARY_DIR}/${base}" COPYONLY)
  endforeach()
endfunction()
