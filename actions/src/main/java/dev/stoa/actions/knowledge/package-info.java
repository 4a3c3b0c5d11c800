/** Actions of shared knowledge. */
@NullMarked
package dev.stoa.actions.knowledge;

import org.jspecify.annotations.NullMarked;
