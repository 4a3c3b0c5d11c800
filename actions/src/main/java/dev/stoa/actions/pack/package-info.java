/** What callers may ask of packs. */
@NullMarked
package dev.stoa.actions.pack;

import org.jspecify.annotations.NullMarked;
