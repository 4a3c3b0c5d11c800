/** Wiring of encryption. */
@NullMarked
package dev.stoa.bootstrap.encryption;

import org.jspecify.annotations.NullMarked;
