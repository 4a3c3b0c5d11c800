/** The demo of conversations. */
@NullMarked
package dev.stoa.app.conversation;

import org.jspecify.annotations.NullMarked;
