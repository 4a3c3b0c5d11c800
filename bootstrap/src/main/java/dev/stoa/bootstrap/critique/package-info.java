/** The critiques' wiring, their commands and their section of the demo. */
@NullMarked
package dev.stoa.bootstrap.critique;

import org.jspecify.annotations.NullMarked;
