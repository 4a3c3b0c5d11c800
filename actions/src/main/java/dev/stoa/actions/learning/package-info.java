/** Actions of learning from conversations and texts. */
@NullMarked
package dev.stoa.actions.learning;

import org.jspecify.annotations.NullMarked;
