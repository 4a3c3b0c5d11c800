/** Actions of critiques, patterns and reputation. */
@NullMarked
package dev.stoa.actions.critique;

import org.jspecify.annotations.NullMarked;
