/** Channels, their messages, bookmarks and hand-offs in tables. */
@NullMarked
package dev.stoa.adapter.jooq.channel;

import org.jspecify.annotations.NullMarked;
