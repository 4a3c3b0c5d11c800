/** A Jackson module that writes the types of Stoa as Stoa writes them. */
@NullMarked
package dev.stoa.jackson;

import org.jspecify.annotations.NullMarked;
