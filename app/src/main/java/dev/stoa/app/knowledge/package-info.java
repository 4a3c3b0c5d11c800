/** The demo section of shared knowledge. */
@NullMarked
package dev.stoa.app.knowledge;

import org.jspecify.annotations.NullMarked;
