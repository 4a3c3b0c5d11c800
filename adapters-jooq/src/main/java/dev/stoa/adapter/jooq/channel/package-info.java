/** Channels, their messages, bookmarks and hand-offs in tables. */
package dev.stoa.adapter.jooq.channel;
