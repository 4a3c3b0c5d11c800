/** Memory files in tables. */
@NullMarked
package dev.stoa.adapter.jooq.files;

import org.jspecify.annotations.NullMarked;
