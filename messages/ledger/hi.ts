// why money does not move
export const notEnough = 'इसके लिए बाक़ी रक़म काफ़ी नहीं है।';
export const notReversible = 'इसे वापस नहीं लिया जा सकता।';
export const reversedBefore = 'इसे पहले ही वापस लिया जा चुका है।';
export const otherDetails = 'यही काम पहले दूसरी जानकारी के साथ माँगा गया था।';
