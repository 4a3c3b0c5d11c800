/** What callers may ask of specialists. */
@NullMarked
package dev.stoa.actions.specialist;

import org.jspecify.annotations.NullMarked;
