// The program that runs the tests: `uc_tests --help` tells how to choose among them.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
