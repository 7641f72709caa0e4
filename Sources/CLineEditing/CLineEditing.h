// What the trait LineEditing takes from libedit; Debian has its header in the package libedit-dev.
#include <stdio.h>
#include <editline/readline.h>
