# CMake knows no platform of this name; there is nothing to add to what the compiler does by itself.
