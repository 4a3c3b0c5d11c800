/** A Jackson 3 module that writes the types of Stoa as Stoa writes them. */
@NullMarked
package dev.stoa.jackson3;

import org.jspecify.annotations.NullMarked;
