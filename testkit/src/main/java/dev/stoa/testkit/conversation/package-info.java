/** Contracts of conversations. */
@NullMarked
package dev.stoa.testkit.conversation;

import org.jspecify.annotations.NullMarked;
