/** What callers may ask of corrections. */
@NullMarked
package dev.stoa.actions.correction;

import org.jspecify.annotations.NullMarked;
