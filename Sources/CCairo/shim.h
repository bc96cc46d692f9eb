/* Cairo draws, Pango shapes text, fontconfig finds fonts. Only the CairoCanvas target imports this module. */
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>

/* GObject's casts are macros, which Swift doesn't import. */
static inline PangoFcFontMap *easel_fc_font_map(PangoFontMap *map) { return (PangoFcFontMap *)map; }
static inline PangoFcFont *easel_fc_font(PangoFont *font) { return (PangoFcFont *)font; }

/* Asks the processor for memory that is read soon; Swift has no such operation. */
static inline void easel_prefetch(const void *address) { __builtin_prefetch(address); }
