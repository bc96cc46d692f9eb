/* libjpeg's own API reports errors with longjmp, which must not cross Swift frames; TurboJPEG, built from the same code, returns them as values. */
#include <turbojpeg.h>
