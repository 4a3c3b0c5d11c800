/** space-os: agents, channels, notes and knowledge. */
@NullMarked
package dev.stoa.imports.spaceos;

import org.jspecify.annotations.NullMarked;
