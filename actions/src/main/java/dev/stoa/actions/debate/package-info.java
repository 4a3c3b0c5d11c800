/** Actions of debates. */
@NullMarked
package dev.stoa.actions.debate;

import org.jspecify.annotations.NullMarked;
