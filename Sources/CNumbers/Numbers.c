#include "easel_numbers.h"
