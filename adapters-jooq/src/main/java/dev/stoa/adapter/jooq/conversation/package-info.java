/** Conversations on either engine. */
@NullMarked
package dev.stoa.adapter.jooq.conversation;

import org.jspecify.annotations.NullMarked;
