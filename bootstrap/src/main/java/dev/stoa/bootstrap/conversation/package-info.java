/** Wiring of conversations. */
@NullMarked
package dev.stoa.bootstrap.conversation;

import org.jspecify.annotations.NullMarked;
