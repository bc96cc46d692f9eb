#include "easel_shaders.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// The functions of one library.
typedef struct table {
    const easel_shader *shaders;
    int count;
    struct table *next;
} table;

static table *tables;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void easel_add_shaders(const easel_shader *shaders, int count) {
    table *added = malloc(sizeof(table));
    if (!added) return;
    added->shaders = shaders;
    added->count = count;
    pthread_mutex_lock(&lock);
    added->next = tables;
    tables = added;
    pthread_mutex_unlock(&lock);
}

const easel_shader *easel_find_shader(const char *library, const char *name) {
    const easel_shader *other = NULL;
    pthread_mutex_lock(&lock);
    const table *first = tables;
    pthread_mutex_unlock(&lock);
    // Tables are never removed.
    for (const table *table = first; table; table = table->next) {
        for (int i = 0; i < table->count; i++) {
            if (strcmp(table->shaders[i].name, name)) continue;
            if (!strcmp(table->shaders[i].library, library)) return &table->shaders[i];
            if (!other) other = &table->shaders[i];
        }
    }
    return other;
}
