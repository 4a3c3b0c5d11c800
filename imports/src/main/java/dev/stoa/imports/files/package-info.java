/** Folders of memory files, in and out. */
@NullMarked
package dev.stoa.imports.files;

import org.jspecify.annotations.NullMarked;
