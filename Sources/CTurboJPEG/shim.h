/* libjpeg's own interface reports errors by jumping (setjmp), which Swift cannot cross; TurboJPEG, which is made of the same code, answers with values. */
#include <turbojpeg.h>
