/** What callers may ask of conversations. */
@NullMarked
package dev.stoa.actions.conversation;

import org.jspecify.annotations.NullMarked;
