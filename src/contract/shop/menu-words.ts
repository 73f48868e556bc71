export const menuText = 'Prices are whole som. `restaurantId` null: the menu can be read, not ordered from. `error` replaces the menu.';
