/** The wiring of packs. */
@NullMarked
package dev.stoa.bootstrap.pack;

import org.jspecify.annotations.NullMarked;
