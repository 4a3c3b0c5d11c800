/** The use cases of conversations. */
@NullMarked
package dev.stoa.application.conversation;

import org.jspecify.annotations.NullMarked;
