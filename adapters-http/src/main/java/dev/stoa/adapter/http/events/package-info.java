/** Streams of server-sent events. */
@NullMarked
package dev.stoa.adapter.http.events;

import org.jspecify.annotations.NullMarked;
