/** Where items come from, what they were made from, and how far they are trusted. */
@NullMarked
package dev.stoa.domain.trust;

import org.jspecify.annotations.NullMarked;
