/** What callers may ask of encryption. */
@NullMarked
package dev.stoa.actions.encryption;

import org.jspecify.annotations.NullMarked;
