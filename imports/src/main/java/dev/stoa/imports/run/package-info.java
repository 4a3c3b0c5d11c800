/** What the importers of all systems share. */
@NullMarked
package dev.stoa.imports.run;

import org.jspecify.annotations.NullMarked;
