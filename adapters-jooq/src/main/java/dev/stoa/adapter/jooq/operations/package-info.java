/** The content of a workspace as rows, on either engine. */
@NullMarked
package dev.stoa.adapter.jooq.operations;

import org.jspecify.annotations.NullMarked;
