/** Every action of every context: what edges derive commands, routes and tools from. */
@NullMarked
package dev.stoa.actions.catalogue;

import org.jspecify.annotations.NullMarked;
