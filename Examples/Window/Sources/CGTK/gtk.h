#pragma once
#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 is not installed: apt-get install libgtk-4-dev pkg-config"
#else
#include <glib-unix.h>
#include <gtk/gtk.h>

// The queue of the main thread, as CoreFoundation uses it.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Margin, border and padding of the style, between the allocation of a widget and the space of its children. GTK 4.10 calls the functions
// deprecated, and has no others.
static inline GtkBorder plumb_insets(GtkWidget *widget) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    GtkStyleContext *style = gtk_widget_get_style_context(widget);
    GtkBorder sum, border, padding;
    gtk_style_context_get_margin(style, &sum);
    gtk_style_context_get_border(style, &border);
    gtk_style_context_get_padding(style, &padding);
    G_GNUC_END_IGNORE_DEPRECATIONS
    sum.left += border.left + padding.left;
    sum.right += border.right + padding.right;
    sum.top += border.top + padding.top;
    sum.bottom += border.bottom + padding.bottom;
    return sum;
}

// Functions with a variable number of arguments, which Swift does not import.
static inline void plumb_set(const char *setting, gboolean value) {
    g_object_set(gtk_settings_get_default(), setting, value, NULL);
}
static inline gpointer plumb_new_object(GType type) { return g_object_new(type, NULL); }
static inline void plumb_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
#endif
