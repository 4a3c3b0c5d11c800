/** Actions on memory files. */
@NullMarked
package dev.stoa.actions.files;

import org.jspecify.annotations.NullMarked;
